import type { PageSection, PageText } from '@dealership/shared';
import { articlesTexts as texts } from '@dealership/shared/texts/public/pages/articles.ts';
import { langOf, languageOf } from '../../../lib/page/lang-of.ts';
import styles from './articles.module.css';

interface ArticlesProps {
  articles: readonly PageSection[];
  /** Of the privacy notice in a further language. */
  notice?: PageText['notice'];
}

/** A long reference text: contents beside it, a summary before each article. */
export function Articles({ articles, notice }: ArticlesProps) {
  const language = languageOf(notice);
  const headed = articles.filter(({ heading }) => heading !== '');
  return (
    <div className={styles.layout} data-notice={notice?.version}>
      {headed.length > 0 && (
        <nav className={styles.contents} aria-label={texts.contents}>
          <p className={styles.contentsHeading} aria-hidden="true">
            {texts.contents}
          </p>
          <ol {...language}>
            {headed.map(({ id, heading }) => (
              <li key={id}>
                <a {...langOf(heading)} className="bare" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div {...language} className={styles.articles}>
        {articles.map(({ id, heading, inShort, blocks }) => (
          <section key={id} id={id} tabIndex={-1} className={styles.article}>
            {heading && <h2 {...langOf(heading)}>{heading}</h2>}
            {inShort && (
              <p className={styles.short}>
                <strong>{texts.inShort}</strong> <span {...langOf(inShort)}>{inShort}</span>
              </p>
            )}
            {blocks.map((block, at) =>
              'text' in block ? (
                <p key={at} {...langOf(block.text)}>
                  {block.text}
                </p>
              ) : (
                <ul key={at} {...langOf(block.items.join())} className={styles.list}>
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
