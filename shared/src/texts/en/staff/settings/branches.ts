import { days } from '../catalogue/manage.ts';

export const branchesTexts = {
  title: 'Branches',
  intro: 'Each branch has a page of its own and a place in the menu Networks, in this order.',
  list: 'Branches, in the order of the menu',
  notLoaded: 'The branches could not be loaded.',
  states: { shown: 'Shown', hidden: 'Hidden', first: 'The dealership itself' },
  results: {
    hidden: (name: string) => `${name} is hidden from visitors.`,
    shown: (name: string) => `Visitors see ${name} again.`,
    deleted: (name: string, left: number) =>
      `${name} is deleted. You can bring it back within ${days(left)}.`,
    added: (name: string) => `${name} was added. Visitors see it now.`,
  },
};

export const branchFormTexts = {
  add: 'Add a branch',
  addAction: { text: 'Add', busy: 'Adding…' },
  addHint: 'Opening hours and email are those of the dealership until you enter others under Edit.',
  name: 'Name',
  nameHint: 'Leave it empty to use the name of the dealership.',
  phone: 'Phone number',
};

export const branchEditorTexts = {
  title: (name: string) => `Branch: ${name}`,
  unnamed: 'Branch',
  intro: 'Details on the page of this branch.',
  back: 'All branches',
  gone: 'This branch no longer exists. Someone may have deleted it.',
  identity: 'Name and address',
  phones: 'Phone numbers',
  phonesHint: 'The first sales number comes first on the page of this branch.',
  email: 'Email',
  place: 'Map',
  week: 'The week',
  special: 'Holidays and special days',
  own: {
    email: 'This branch has its own email address',
    position: 'The place of this branch on the map is known',
    week: 'This branch has opening hours of its own',
    specialDays: 'This branch has holidays of its own',
  },
  otherwise: {
    email: (first: string) => `Visitors see that of the dealership: ${first}.`,
    position: () => 'Without it, maps look for the address of the branch.',
    week: (first: string) => `Visitors see those of the dealership: ${first}.`,
    specialDays: (first: string) =>
      first === ''
        ? 'The holidays of the dealership count. There are none yet.'
        : `The holidays of the dealership count: ${first}.`,
  },
};
