import { SETTING_GROUPS, type Setting } from './settings.ts';

/** `.env.example`: every setting with its meaning, what is allowed and its default. */
export function envExample(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) => {
    const lines = Object.entries(settings as Readonly<Record<string, Setting>>).map(
      ([name, setting]) => `# ${setting.about}${allowed(setting)}\n#${name}=${shown(setting)}\n`,
    );
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `# Settings of Boardroom: environment variables with their defaults. All are optional.\n\n${groups.join('\n')}`;
}

const allowed = (setting: Setting): string => {
  if (setting.kind === 'choice') return ` One of: ${setting.among.join(', ')}.`;
  if (setting.kind === 'flag') return ' true or false.';
  if (setting.kind === 'list') return ' Separated by commas.';
  return '';
};

const shown = (setting: Setting): string =>
  setting.fallback === null
    ? ''
    : Array.isArray(setting.fallback)
      ? setting.fallback.join(',')
      : String(setting.fallback);
