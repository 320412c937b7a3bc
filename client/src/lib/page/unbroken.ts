const RUPEES = /₹ (?=\p{Nd})/gu;

/** A text that people have typed, in which no line ends between `₹` and its amount. */
export function unbroken(text: string): string {
  return text.replace(RUPEES, '₹\u00a0');
}
