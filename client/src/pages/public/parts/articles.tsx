import type { PageSection } from '@dealership/shared';
import { articlesTexts as texts } from '@dealership/shared/texts/public/pages/articles.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './articles.module.css';

/** A long reference text: contents beside it, a summary before each article. */
export function Articles({ articles }: { articles: readonly PageSection[] }) {
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={texts.contents}>
        <p className={styles.contentsHeading} aria-hidden="true">
          {texts.contents}
        </p>
        <ol>
          {articles.map(({ id, heading }) => (
            <li key={id}>
              <a {...langOf(heading)} className="bare" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        {articles.map(({ id, heading, inShort, blocks }) => (
          <section key={id} {...langOf(heading)} id={id} tabIndex={-1} className={styles.article}>
            <h2>{heading}</h2>
            {inShort && (
              <p className={styles.short}>
                <strong>{texts.inShort}</strong> {inShort}
              </p>
            )}
            {blocks.map((block, at) =>
              'text' in block ? (
                <p key={at}>{block.text}</p>
              ) : (
                <ul key={at} className={styles.list}>
                  {block.items.map((parts, place) => (
                    <li key={place}>{parts.join(': ')}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
