// Parts of the settings that the first paint can do without: one file.
export { SettingsDeletion } from './settings-deletion.tsx'
export { SettingsEmail } from './settings-email.tsx'
export { SettingsExport } from './settings-export.tsx'
export { SettingsFacts } from './settings-facts.tsx'
export { SettingsLanguage } from './settings-language.tsx'
export { SettingsMarks } from './settings-marks.tsx'
export { SettingsPassword } from './settings-password.tsx'
export { SettingsSessions } from './settings-sessions.tsx'
