import {
  MAX_ANNOUNCEMENT_TEMPLATES,
  type AnnouncementInput,
  type AnnouncementTemplate,
  type AnnouncementTemplateFields,
  type AnnouncementTemplateInput,
} from '@seller-toolbox/contracts';
import type { Actor } from '../../http/access-guard.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditDeps } from '../audit/audit.service.ts';
import {
  countTemplatesLocked,
  deleteTemplate,
  insertTemplate,
  listTemplates,
} from './announcement-templates.repository.ts';
import { templateExists, templateNotFound, tooManyTemplates } from './announcements.errors.ts';
import type { AnnouncementTemplateRow, NewAnnouncementTemplate } from './announcements.table.ts';
import { cleanInput } from './clean-input.ts';

export async function templatesForAdmin({ db }: Pick<AuditDeps, 'db'>): Promise<AnnouncementTemplate[]> {
  return (await listTemplates(db)).map(toTemplate);
}

/** Keeps an announcement under a name, without its status and times. */
export async function saveTemplate(
  deps: AuditDeps,
  actor: Actor,
  { name, announcement }: AnnouncementTemplateInput,
): Promise<AnnouncementTemplate> {
  const row: NewAnnouncementTemplate = {
    id: deps.newId(),
    name,
    fields: JSON.stringify(toTemplateFields(cleanInput(announcement))),
    saved_by: actor.username,
    saved_at: new Date(deps.clock()),
  };
  return deps.db.transaction().execute(async (trx) => {
    if ((await countTemplatesLocked(trx)) >= MAX_ANNOUNCEMENT_TEMPLATES) throw tooManyTemplates();
    const saved = await insertTemplate(trx, row);
    if (!saved) throw templateExists();
    const details = changesBetween({}, factsOf(saved));
    const fact = { actor, action: 'announcements.save-template', subject: saved.id, details } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
    return toTemplate(saved);
  });
}

export async function removeTemplate(deps: AuditDeps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const removed = await deleteTemplate(trx, id);
    if (!removed) throw templateNotFound();
    const details = changesBetween(factsOf(removed), {});
    const fact = { actor, action: 'announcements.delete-template', subject: id, details } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
  });
}

const factsOf = ({ name, fields }: AnnouncementTemplateRow) => ({ template: name, title: fields.title });

function toTemplateFields({
  status: _status,
  start_time: _start,
  end_time: _end,
  click_action = null,
  ...fields
}: AnnouncementInput): AnnouncementTemplateFields {
  return { ...fields, click_action };
}

function toTemplate({ fields, saved_at: at, ...row }: AnnouncementTemplateRow): AnnouncementTemplate {
  return { ...row, announcement: fields, saved_at: at.toISOString() };
}
