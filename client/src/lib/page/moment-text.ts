const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
} as const);

export function momentText(at: number): string {
  return momentFormat.format(at);
}
