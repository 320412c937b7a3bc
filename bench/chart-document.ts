import { escapeXml } from './escape-xml.ts';

/** Colours that all charts share. */
export const chartInk = '#1b1d1f';
export const chartQuiet = '#6a6f73';
export const chartBlue = '#3d6b8c';
export const chartRed = '#c8102e';

/** An SVG document with a chart's head, readable on light and dark pages. */
export function chartDocument(chart: {
  title: string;
  subtitle: string;
  width: number;
  height: number;
  parts: readonly string[];
}): string {
  const { title, subtitle, width, height, parts } = chart;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${escapeXml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="24" y="34" font-size="18" font-weight="600" fill="${chartInk}">${escapeXml(title)}</text>
<text x="24" y="56" fill="${chartQuiet}">${escapeXml(subtitle)}</text>
${parts.join('\n')}
</svg>
`;
}
