import type { Banner, GalleryImage, Notification, Offer } from '@dealership/shared';
import type { PublishedOffer, PublishedPicture } from './content-repository.ts';

export function toOfferItem({ id, title, description, picture }: PublishedOffer): Offer {
  const { path, ...shape } = picture;
  return { id, title, image: path, description, ...shape };
}

export function toBanner({ id, picture }: PublishedPicture): Banner {
  const { path, ...shape } = picture;
  return { id, filepath: path, ...shape };
}

export function toNotificationItem({ id, picture }: PublishedPicture): Notification {
  const { path, ...shape } = picture;
  return { id, images: path, ...shape };
}

export function toGalleryItem({ id, picture }: PublishedPicture): GalleryImage {
  const { path, ...shape } = picture;
  return { id, image_path: path, ...shape };
}
