/** The branch with the dealership's own address, numbers and hours: it cannot be hidden or deleted. */
export const FIRST_BRANCH = 1;

/** Deleted branches do not count. The menu of every page lists them all. */
export const MOST_BRANCHES = 50;

/** Departments with their own telephone numbers, in the order in which they are shown. */
export const departments = ['sales', 'service', 'spare-parts', 'insurance'] as const;
export type Department = (typeof departments)[number];

/** Settings that a further branch may take from branch 1: `null`. Its place on the map is then unknown. */
export const settingsOfFirst = ['position', 'email', 'week', 'specialDays'] as const;

/** Pages elsewhere that the site can show a mark for: names of companies, in every language. */
// oxlint-disable-next-line dealership/no-literal-text
export const socialNetworks = ['Facebook', 'Instagram', 'YouTube'] as const;

/** Pictures of no model: on the phone's home page, in link previews, the site's icon, the map of the way. */
export const pictureSettings = ['still', 'sharePicture', 'icon', 'planPicture'] as const;
export type PictureSetting = (typeof pictureSettings)[number];

export function isPictureSetting(name: string): name is PictureSetting {
  return pictureSettings.some((each) => each === name);
}

/** What visitors see of the demo beside the settings. */
export const demoContents = ['prices', 'offers', 'notifications', 'gallery'] as const;
export type DemoContent = (typeof demoContents)[number];

/** Places with a name on the drawn map of the way to the first branch. */
export const planPlaces = ['crossing', 'bypass', 'river', 'up', 'station'] as const;
export type PlanPlace = (typeof planPlaces)[number];
