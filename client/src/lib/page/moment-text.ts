const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
} as const);

/** Day and time in India of an instant. */
export function momentText(at: number): string {
  return momentFormat.format(at);
}
