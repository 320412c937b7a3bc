import { addDays, dayOf, limits } from '@dealership/shared';
import { branchIn, type FormDeps } from './live-form.ts';
import { readForm } from './read-form.ts';

type QuestionDeps = Pick<FormDeps, 'form' | 'definition' | 'dateNote' | 'show'>;

/** Shows the questions that depend on an answer, and the notes beside closed days. */
export function showQuestions(deps: QuestionDeps): void {
  const { form, definition, show } = deps;
  const fields = new Set(definition.form.map(({ requiredWhen }) => requiredWhen?.field));
  const body = readForm(new FormData(form), definition);
  const deciding = definition.form
    .filter(({ field }) => fields.has(field))
    .map(({ field, wire }) => [field, body[wire]] as const);
  if (deciding.length > 0) show({ deciding: Object.fromEntries(deciding) });
  showNotes(deps);
}

/** Shows a note beside a closed day, with the next open days. The note forbids nothing: the day may still be sent. */
export function showNotes({ form, dateNote: DateNote, show }: QuestionDeps): void {
  if (!DateNote) return;
  const notes = datesIn(form).map((input) => {
    const choose = (day: string) => {
      input.value = day;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const note = <DateNote branch={branchIn(form)} value={input.value} onChoose={choose} />;
    return [input.name, note] as const;
  });
  show({ notes: Object.fromEntries(notes) });
}

/**
 * Limits the date picker to the days that the server accepts, closed ones too, in India's time on any phone (tests:
 * visitors-zone). The build could not know them.
 */
export function boundDates(form: HTMLFormElement): void {
  const today = dayOf(Date.now());
  for (const input of datesIn(form)) {
    input.min = today;
    input.max = addDays(today, limits.bookingDaysAhead);
  }
}

function datesIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=date]')];
}
