import type { KeyRight } from '../../../keys/keys.ts';
import { screenTitles } from '../../parts/english/screen-titles.ts';

export const keyTexts = {
  title: screenTitles.keys,
  intro:
    'With a key (API key) another program sends leads or reads enquiries: a portal, a form, a telephone exchange, your own program. How each of them is connected is described in docs/integrations.md.',
  notLoaded: 'Failed to load the keys. Please try again.',
  list: 'Keys',
  columns: { name: 'Name', rights: 'May', used: 'Last used', state: 'State', revoke: 'Revoke' },
  none: 'There is no key yet.',
  add: 'Make a key',
  adding: 'Making…',
  rights: {
    'leads.send': 'Send leads',
    'enquiries.list': 'Read enquiries',
    'enquiries.people': 'Read names, numbers and messages too',
  } satisfies Record<KeyRight, string>,
  fields: {
    name: 'Name of the program',
    rights: 'What it may do',
    kinds: 'Types of enquiries',
    branch: 'Branch that its leads are for',
    expireDate: 'Last day',
  },
  hints: {
    name: 'The audit log names what the key does by it.',
    kinds: 'With one type, each lead gets it. With several, each lead has to name its own.',
    expireDate: 'No end date if empty',
  },
  noBranch: 'No particular branch',
  allKinds: 'All types',
  /** Once, in a dialog. */
  shown: {
    title: (name: string) => `Key for ${name}`,
    intro: 'Copy the key into the other program now. You will not see it again.',
    key: 'Key',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not let us copy. The key is selected: copy it yourself.',
    how: 'The program sends it in the header Authorization, after the word Bearer, and never in an address.',
    done: 'Done',
  },
  neverUsed: 'Never',
  made: (who: string, when: string) => `Made by ${who}, ${when}`,
  states: { works: 'Works', expired: 'Expired', revoked: 'Revoked' },
  until: (day: string) => `until ${day}`,
  revokedAt: (when: string) => `Revoked ${when}`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke: ${name}`,
  confirm: {
    title: 'Revoke this key?',
    text: (name: string) =>
      `The next call of ${name} is refused, and the key never works again. What it has sent stays.`,
    action: { text: 'Revoke', busy: 'Revoking…' },
  },
};
