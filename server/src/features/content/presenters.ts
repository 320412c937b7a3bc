import {
  paiseToRupees,
  type Banner,
  type GalleryImage,
  type Notification,
  type Offer,
} from '@dealership/shared';
import type { PublishedBanner, PublishedOffer, PublishedPicture } from './content-repository.ts';

export function toOfferItem({ id, title, description, picture }: PublishedOffer): Offer {
  const { path, ...shape } = picture;
  return { id, title, image: path, description, ...shape };
}

export function toBanner({ id, picture, model }: PublishedBanner): Banner {
  const { path, ...shape } = picture;
  if (!model) return { id, filepath: path, ...shape };
  const { pricePaise, ...named } = model;
  return { id, filepath: path, ...shape, model: { ...named, price: paiseToRupees(pricePaise) } };
}

export function toNotificationItem({ id, picture }: PublishedPicture): Notification {
  const { path, ...shape } = picture;
  return { id, images: path, ...shape };
}

export function toGalleryItem({ id, picture }: PublishedPicture): GalleryImage {
  const { path, ...shape } = picture;
  return { id, image_path: path, ...shape };
}
