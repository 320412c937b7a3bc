/** Painted places for banners and gallery pictures, one file each: a scene's hash follows its place. */
import {
  bannerRed,
  bannerBlue,
  bannerAmber,
  bannerGreen,
  bannerPhone,
  bannerTeal,
} from './places/banner.ts';
import { dusk } from './places/dusk.ts';
import { morning } from './places/morning.ts';
import { coast } from './places/coast.ts';
import { night } from './places/night.ts';
import { showroom } from './places/showroom.ts';
import { wall } from './places/wall.ts';
import { dark } from './places/dark.ts';

export const SCENE_BACKDROPS = {
  dusk,
  morning,
  coast,
  night,
  showroom,
  wall,
  dark,
  bannerRed,
  bannerBlue,
  bannerAmber,
  bannerGreen,
  bannerTeal,
  bannerPhone,
} as const;
