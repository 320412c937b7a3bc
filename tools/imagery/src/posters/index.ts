/** Pictures with lettering for the demo content: two offers and the pop-up of the home page. */
export interface PosterSpec {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Finished picture, relative to the pictures' folder. */
  readonly picture: string;
  /** `vehicle`: transparent, stands beside the text; `scene`: fills the ground under it. */
  readonly ground: 'vehicle' | 'scene';
  readonly kicker: string;
  /** One line each. */
  readonly lines: readonly string[];
  readonly note: string;
}

export const POSTERS: readonly PosterSpec[] = [
  {
    id: 'offer-exchange',
    width: 1200,
    height: 800,
    picture: 'shine-125/colours/rebel-red-metallic.webp',
    ground: 'vehicle',
    kicker: 'Exchange',
    lines: ['Your old one', 'pays for', 'the new'],
    note: 'Valued while you wait. 3,000 rupees more for a 125 or larger.',
  },
  {
    id: 'offer-service-camp',
    width: 1200,
    height: 800,
    picture: 'scenes/gallery-close-engine.webp',
    ground: 'scene',
    kicker: 'Service camp',
    lines: ['20 points', 'checked free'],
    note: 'First week of the month. 10 percent off labour.',
  },
  {
    id: 'notice-exchange',
    width: 960,
    height: 1200,
    picture: 'activa-6g/colours/pearl-siren-blue.webp',
    ground: 'vehicle',
    kicker: 'This month',
    lines: ['Exchange', 'and ride', 'home new'],
    note: 'Bring any running two-wheeler. We value it while you wait.',
  },
];
