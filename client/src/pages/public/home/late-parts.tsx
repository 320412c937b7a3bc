import { Notice } from '../../../features/content/notice.tsx';
import { Banners } from './banners.tsx';
import { ModelCarousel } from './model-carousel.tsx';
import { Visit } from './visit.tsx';

/** What the home page can do without until the phone is idle: one file, so that one wait is enough. */
export const lateParts = { Banners, ModelCarousel, Visit, Notice };
