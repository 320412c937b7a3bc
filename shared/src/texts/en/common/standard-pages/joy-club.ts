import { standardPage } from '../../../parts/standard-page.ts';

/** The Joy Club's page of a dealership that has not described its members' benefits yet. */
export const joyClubPage = standardPage({
  title: 'Ride together',
  lead: 'A club for everyone who bought a two-wheeler from us. Leave your name and number, and we will tell you about the next ride.',
  sections: [],
});
