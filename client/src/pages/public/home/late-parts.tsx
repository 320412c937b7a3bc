import { Notice } from '../../../features/content/notice.tsx';
import { Banners } from './banners.tsx';
import { LowerHalf } from './lower-half.tsx';

/** What the home page can do without until the phone is idle: one file, so that one wait is enough. */
export const lateParts = { Banners, LowerHalf, Notice };
