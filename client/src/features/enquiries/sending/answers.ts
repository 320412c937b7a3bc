import { HONEYPOT_KEY } from '@dealership/shared';

/** Name of each control -> what it holds; an unticked box is absent. */
export type Answers = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is asked for, in the order of the form. */
function questionsOf(form: HTMLFormElement): Control[] {
  return controlsOf(form).filter((control) => !isGiven(control));
}

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.name !== HONEYPOT_KEY,
  );
}

/** Travels with the form without being asked for: a hidden value, a locked model. */
function isGiven(control: Control): boolean {
  return control.type === 'hidden' || (!(control instanceof HTMLSelectElement) && control.readOnly);
}

/** What a form's questions are answered with. */
export function readAnswers(form: HTMLFormElement): Answers {
  return Object.fromEntries(
    questionsOf(form)
      .filter((control) => !isBox(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );
}

/** What an enquiry is about besides its answers: two that differ in it are two enquiries. */
export function readSubject(form: HTMLFormElement): string {
  return JSON.stringify(
    controlsOf(form)
      .filter(isGiven)
      .map(({ name, value }) => [name, value]),
  );
}

/** Whether nobody has answered anything yet, neither a person nor the browser's own memory. */
export function isUnanswered(form: HTMLFormElement): boolean {
  return questionsOf(form).every(isAtDefault);
}

/**
 * Fills a form with answers it held before, without touching what holds others by now. Questions and
 * choices that come later (a model's colours, a field for another model) are filled when they come.
 *
 * @returns ends that
 */
export function fillForm(form: HTMLFormElement, answers: Answers): () => void {
  const left = new Map(Object.entries(answers));
  const observer = new MutationObserver(fill);
  const leaveAlone = ({ target }: Event) => {
    if (target instanceof Element) left.delete(target.getAttribute('name') ?? '');
  };

  function fill() {
    for (const [name, answer] of left) {
      const controls = questionsOf(form).filter((control) => control.name === name);
      const isAnswered = controls.some((control) => !isAtDefault(control));
      const control = controls.find((candidate) => canHold(candidate, answer));
      if (isAnswered || control) left.delete(name);
      if (control && !isAnswered) setAnswer(control, answer);
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

/** A tick box or a radio button: it holds its value or nothing. */
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
