import type { EnquiryDefinition } from '@dealership/shared';

/**
 * Questions that accept only digits (rules: given-texts) lose all other characters, whether typed, pasted, filled in,
 * or there before. The caret stays between the same digits. Text that an input method is still composing is left alone
 * until it is finished.
 */
export function keepDigits(
  form: HTMLFormElement,
  definition: EnquiryDefinition,
  signal: AbortSignal,
): void {
  const controls = definition.form
    .filter(({ control }) => 'digitsOnly' in control && control.digitsOnly)
    .map(({ wire }) => form.elements.namedItem(wire))
    .filter((control) => control instanceof HTMLInputElement);
  for (const control of controls) {
    const cleanAndNotify = () => {
      if (clean(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const handleInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) clean(control);
    };
    cleanAndNotify();
    control.addEventListener('input', handleInput, { signal });
    control.addEventListener('compositionend', cleanAndNotify, { signal });
  }
}

/** @returns whether there was anything to remove */
function clean(control: HTMLInputElement): boolean {
  const { value, selectionStart } = control;
  const digits = digitsIn(value);
  if (digits === value) return false;
  const caret = digitsIn(value.slice(0, selectionStart ?? value.length)).length;
  control.value = digits;
  // Without this condition Safari would move the focus to the control.
  if (control === document.activeElement) control.setSelectionRange(caret, caret);
  return true;
}

/** Digits of any script: the number is read in ASCII digits later. */
function digitsIn(text: string): string {
  return text.replace(/\P{Nd}/gu, '');
}
