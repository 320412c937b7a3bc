export const turntableTexts = {
  loading: 'Loading images...',
  progress: (ready: number, count: number) => `${ready} of ${count}`,
  failed: 'The pictures could not be loaded.',
  label: (name: string) => `Turn the ${name}`,
  angle: (degrees: number) => `${degrees} degrees`,
  left: 'Turn left',
  right: 'Turn right',
  hint: 'Drag to turn, or use the arrow keys.',
  hintForTouch: 'Swipe to turn.',
};
