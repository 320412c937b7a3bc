export const iconPaths = {
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  whatsapp:
    'M3 21l1.65-4.8A8.5 8.5 0 1 1 8 19.35L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  message: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  pin: 'M12 21c4-5 7-8.1 7-11.5A7 7 0 0 0 5 9.5C5 12.9 8 16 12 21zM12 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  down: 'M6 9l6 6 6-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  shield: 'M12 3l7 2.5v6c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  rupee: 'M7 4h10M7 9h10M7 4h3c6 0 6 9 0 9H7l7 7',
};

/** An icon beside a text with the same meaning, so it is hidden from screen readers. */
export function Icon({ name, size }: { name: keyof typeof iconPaths; size?: number }) {
  return <LineDrawing path={iconPaths[name]} {...(size !== undefined && { size })} />;
}

/** An icon of one page only, kept out of the other pages' scripts. */
export function LineDrawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
