import { HONEYPOT_KEY } from '@dealership/shared';

/** Name of each control -> its value; an unticked box is absent. */
export type Answers = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function questionsOf(form: HTMLFormElement): Control[] {
  return controlsOf(form, `:not(${GIVEN},[name=${HONEYPOT_KEY}])`);
}

function controlsOf(form: HTMLFormElement, which: string): Control[] {
  return [...form.querySelectorAll<Control>(`[name]${which}`)];
}

/** Sent without being asked for: a hidden value, a locked model. */
const GIVEN = '[type=hidden],[readonly]';

/** Reads the answers of a form, and keeps the earlier ones that have no control yet. */
export function readAnswers(form: HTMLFormElement, earlier: Answers = {}): Answers {
  const given = questionsOf(form)
    .filter((control) => !isBox(control) || control.checked)
    .map(({ name, value }) => [name, value]);
  return { ...(Object.fromEntries(given) as Answers), ...withoutPlace(form, earlier) };
}

/** The answers whose question or choice is not there yet (the models come later); an empty one needs none. */
export function withoutPlace(form: HTMLFormElement, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => answer !== '' && !placeOf(form, name, answer),
    ),
  );
}

/** A control that has an answer already, or else one that the answer fits. */
function placeOf(form: HTMLFormElement, name: string, answer: string): Control | undefined {
  const controls = questionsOf(form).filter((control) => control.name === name);
  return (
    controls.find((control) => !isAtDefault(control)) ??
    controls.find((control) => canHold(control, answer))
  );
}

/** Fills in an answer unless there is one; false while it has no control. */
export function giveAnswer(form: HTMLFormElement, name: string, answer: string): boolean {
  const control = placeOf(form, name, answer);
  if (control && isAtDefault(control)) setAnswer(control, answer);
  return control !== undefined;
}

/** What an enquiry is about, beside its answers: two different subjects make two enquiries. */
export function readSubject(form: HTMLFormElement): string {
  return JSON.stringify(controlsOf(form, `:is(${GIVEN})`).map(({ name, value }) => [name, value]));
}

/** Whether the form is still empty: neither a person nor the browser's autofill has answered. */
export function isUnanswered(form: HTMLFormElement): boolean {
  return questionsOf(form).every(isAtDefault);
}

/**
 * Fills a form with earlier answers, but leaves controls alone that have another value by now. Questions and choices
 * that come later (a model's colours, a field for another model) are filled when they come.
 *
 * @returns a function that ends this
 */
export function fillForm(form: HTMLFormElement, answers: Answers): () => void {
  const left = new Map(Object.entries(answers));
  const observer = new MutationObserver(fill);
  const leaveAlone = ({ target }: Event) => left.delete(nameOf(target));

  function fill() {
    for (const [name, answer] of left) {
      if (giveAnswer(form, name, answer)) left.delete(name);
    }
    if (left.size === 0) end();
  }

  function end() {
    observer.disconnect();
    form.removeEventListener('input', leaveAlone);
  }

  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', leaveAlone);
  fill();
  return end;
}

/** Puts an answer into a control as if it had been typed. */
export function setAnswer(control: Control, answer: string): void {
  if (isBox(control)) control.checked = true;
  else control.value = answer;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Name of a control; empty where it has none. */
export function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}

/** A tick box or a radio button: it has its value or none. */
function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function canHold(control: Control, answer: string): boolean {
  if (isBox(control)) return control.value === answer;
  if (!(control instanceof HTMLSelectElement)) return true;
  return Array.from(control.options).some(({ value }) => value === answer);
}

function isAtDefault(control: Control): boolean {
  if (isBox(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const first = Array.from(control.options).find(({ defaultSelected }) => defaultSelected);
    return control.value === (first ?? control.options[0])?.value;
  }
  return control.value === control.defaultValue;
}
