import { dealership, type Picture } from '@dealership/shared';
import type { BuiltInPictures } from '../../../storage/built-in-pictures.ts';
import type { Database } from '../../open-database.ts';

/** The older one first: the site shows the newest. */
const offers = [
  {
    title: 'Service camp, first week of the month',
    description:
      'Free 20-point check, wash and chain care for every two-wheeler that was bought from us, and 10 percent off labour for what the check finds. Bring the registration certificate; no booking needed before noon.',
    picture: 'scenes/offer-service-camp.webp',
  },
  {
    title: 'Exchange your old two-wheeler',
    description:
      'Bring any running motorcycle or scooter, whatever its make. We value it while you wait, take it in at that price, and add ₹3,000 towards a new 125 or larger. The value is agreed in writing before you decide; documents and transfer are done at our desk.',
    picture: 'scenes/offer-exchange.webp',
  },
];

const notification = 'scenes/notice-exchange.webp';

/** Banners, gallery, two offers, one notification and one dealer, as a new site would have them. */
export async function insertDemoContent(
  db: Database,
  { pictures, now }: { pictures: BuiltInPictures; now: number },
): Promise<void> {
  const row = (file: string) => ({ ...toColumns(pictures.get(file)), created_at: now });
  const banners = pictures.filesFrom('scenes/banner-').map(row);
  // The newest is shown first.
  const gallery = pictures.filesFrom('scenes/gallery-').map(row).reverse();
  await db.insertInto('banners').values(banners).execute();
  await db.insertInto('gallery_images').values(gallery).execute();
  await db
    .insertInto('offers')
    .values(
      offers.map(({ title, description, picture }) => ({ title, description, ...row(picture) })),
    )
    .execute();
  await db.insertInto('notifications').values(row(notification)).execute();
  await db.insertInto('dealers').values(dealer()).execute();
}

function toColumns({ path, ...shape }: Picture) {
  return { image: path, ...shape };
}

function dealer() {
  const { name, address, email, openingHours, contacts } = dealership;
  const phoneOf = (wanted: string) =>
    contacts.find(({ desk }) => desk === wanted)?.phone ?? contacts[0].phone;
  const { weekdays } = openingHours;
  return {
    name,
    address: `${address.street}, ${address.city}, ${address.state} ${address.pinCode}`,
    mobile_no: phoneOf('sales'),
    service_no: phoneOf('service'),
    open_time: `${weekdays.label} ${weekdays.opens} to ${weekdays.closes}`,
    email,
  };
}
