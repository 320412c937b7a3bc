import { vehicleSectionNames, type VehicleSectionName } from '@dealership/shared';

/** The tabs of the model editor in their order, with their sections. */
const sectionsOf = {
  about: ['about'],
  prices: ['variants'],
  photos: ['colours', 'pictures'],
  specs: ['specs'],
  features: ['features', 'accessories'],
  publishing: [],
} as const satisfies Record<string, readonly VehicleSectionName[]>;

export type EditorTab = keyof typeof sectionsOf;

export const editorTabs = Object.keys(sectionsOf) as EditorTab[];

export function sectionsIn(tab: EditorTab): readonly VehicleSectionName[] {
  return sectionsOf[tab];
}

export function tabOf(section: VehicleSectionName): EditorTab {
  return editorTabs.find((tab) => sectionsIn(tab).includes(section)) ?? 'about';
}

/** The id of a section in the page. */
export function sectionId(section: VehicleSectionName): string {
  return `section-${section}`;
}

/** The section that an address from before the tabs leads to. */
export function sectionIn(hash: string): VehicleSectionName | undefined {
  return vehicleSectionNames.find((section) => hash === `#${sectionId(section)}`);
}
