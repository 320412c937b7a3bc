/** The screens that show the banners (rules: home-banners). */
export const WIDE = '(width >= 64em)';

export const loadBanners = () => import('./banners.tsx');
