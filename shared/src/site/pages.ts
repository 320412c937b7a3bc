import { dealership } from '../dealership/dealership.ts';

/** What the server writes into the head of a public page, and the client keeps in step with it. */
interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The public pages. The server answers 404 for any other address outside /admin; the client has
 * one lazily loaded component for each (`client/src/pages/public/<name>-page.tsx`).
 */
export const publicPages = {
  home: {
    path: '/',
    title: `${dealership.name}, motorcycles and scooters in ${dealership.city}`,
    description: `Motorcycles and scooters, service, genuine parts and finance at ${dealership.name}, ${dealership.address.street}, ${dealership.city}. Send an enquiry and we call you back.`,
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;
