import type { PageMark } from '@dealership/shared';
import { pageEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/page-editor.ts';

/** Leads to a page of the website, beside this one. */
export function PageLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

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
