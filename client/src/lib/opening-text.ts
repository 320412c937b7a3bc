import { openingTexts } from '@dealership/shared/messages/public/opening.ts';
import { openingStateAt } from './opening-state.ts';

/** Whether the showroom is open at an instant (epoch milliseconds), in a few words. */
export function openingText(now: number): { isOpen: boolean; text: string } {
  const state = openingStateAt(now);
  if (state.isOpen) return { isOpen: true, text: openingTexts.open(state.closes) };
  const say = state.isToday ? openingTexts.opensToday : openingTexts.opensTomorrow;
  return { isOpen: false, text: say(state.opens) };
}
