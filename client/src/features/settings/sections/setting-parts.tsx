import type { Setting, SettingName } from '@dealership/shared';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../../ui/use-media.ts';
import type { sectionOf } from './settings-section.tsx';

type Part = ReturnType<typeof sectionOf>;

interface SettingPartsProps {
  parts: readonly Part[];
  settings: readonly Setting[];
}

/** The sections of a screen; on a phone they are folded, except the first or that of the address (rules: settings-fold). */
export function SettingParts({ parts, settings }: SettingPartsProps) {
  const isPhone = useMedia('(width < 48em)');
  const linked = useLocation().hash.slice(1);
  const isLinked = parts.some((part) => isIn(part, linked));
  return parts.map((part, at) => {
    const isWanted = isLinked ? isIn(part, linked) : at === 0;
    return part.render(settings, { isFolded: isPhone && !isWanted });
  });
}

function isIn({ names }: { names: readonly SettingName[] }, linked: string): boolean {
  return names.some((name) => name === linked);
}
