import {
  settingRowSchema,
  settingRowsSchema,
  settingVersionRowsSchema,
  type SettingChange,
  type SettingKey,
  type SettingRow,
  type SettingVersionRow,
} from '@seller-toolbox/contracts/settings';
import { callApi, type CallOptions } from './call-api.ts';
import { queryOf } from './call-list.ts';

export function listSettings(options: CallOptions = {}): Promise<SettingRow[]> {
  return callApi({ path: '/settings' }, settingRowsSchema, options);
}

export function changeSetting(
  { key, ...change }: SettingChange & { readonly key: SettingKey },
  options: CallOptions = {},
): Promise<SettingRow> {
  return callApi({ path: `/settings/${key}`, method: 'PUT', body: change }, settingRowSchema, options);
}

/** Takes the stored value back: the default is in force again. */
export function resetSetting(
  { key, version }: Pick<SettingRow, 'key' | 'version'>,
  options: CallOptions = {},
): Promise<SettingRow> {
  return callApi(
    { path: `/settings/${key}${queryOf({ version })}`, method: 'DELETE' },
    settingRowSchema,
    options,
  );
}

export function listSettingVersions(
  key: SettingKey,
  options: CallOptions = {},
): Promise<SettingVersionRow[]> {
  return callApi({ path: `/settings/${key}/versions` }, settingVersionRowsSchema, options);
}
