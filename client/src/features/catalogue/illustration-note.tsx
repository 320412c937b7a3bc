import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import styles from './illustration-note.module.css';

/**
 * Below a large picture: that it is a drawing, as those that come with the product are. Styles show it if the element
 * around both has such a picture: the one of a first document is known to the server alone.
 *
 * @param props.path of a picture that ends without empty floor, or is on a canvas, which styles do not see
 */
export function IllustrationNote({ path }: { path?: string | undefined }) {
  return (
    <p className={styles.note} data-drawn={path?.startsWith('/pictures/')}>
      {catalogueTexts.illustration}
    </p>
  );
}
