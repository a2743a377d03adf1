import {
  MAX_ANNOUNCEMENT_CONTENT,
  countCharacters,
  type AnnouncementInput,
  type FieldError,
} from '@seller-toolbox/contracts';
import { invalid } from '../../http/request.errors.ts';
import { cleanContent } from './clean-content.ts';

/** The input with sanitized HTML. Checks again for empty and too long content, because sanitizing can change the length. */
export function cleanInput<Input extends AnnouncementInput>(input: Input): Input {
  const content = cleanContent(input.content);
  const translations = input.translations
    .map((translation) => ({ ...translation, content: cleanContent(translation.content) }))
    .filter((translation) => translation.content !== '');
  const problems: FieldError[] = [];
  if (content === '') problems.push({ path: 'content', code: 'required' });
  if (isTooLong(content)) problems.push({ path: 'content', code: 'too-long' });
  for (const [index, translation] of translations.entries()) {
    if (isTooLong(translation.content)) {
      problems.push({ path: `translations.${index}.content`, code: 'too-long' });
    }
  }
  if (problems.length > 0) throw invalid(problems);
  return { ...input, content, translations };
}

function isTooLong(content: string): boolean {
  return countCharacters(content) > MAX_ANNOUNCEMENT_CONTENT;
}
