import type { PageMark } from '@dealership/shared';
import { pageEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';

/** The placeholders that a text may have. */
export function PageMarks({ marks }: { marks: readonly PageMark[] }) {
  return (
    <details className="hint">
      <summary>{texts.marks}</summary>
      <p>{texts.marksHint}</p>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>
            <code>{`{${mark}}`}</code> {texts.mark[mark]}
          </li>
        ))}
      </ul>
    </details>
  );
}
