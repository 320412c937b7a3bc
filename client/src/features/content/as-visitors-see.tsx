import type { Banner, ContentKind, ContentValue } from '@dealership/shared';
import { homeLateTexts } from '@dealership/shared/texts/public/pages/home-late.ts';
import dialogStyles from '../../ui/dialogs/dialog.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './as-visitors-see.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import tileStyles from './gallery.module.css';
import { NotificationBody } from './notification.tsx';
import notificationStyles from './notification.module.css';
import { OfferView } from './offer-view.tsx';

interface AsVisitorsSeeProps {
  kind: ContentKind;
  value: ContentValue;
  words: { alt: string; focus: { x: number; y: number } };
  model: Banner['model'];
}

const linkOf = () => ({ to: '' });

/** Shows content before it is published, with the components of the public site. */
export function AsVisitorsSee({ kind, value, words, model }: AsVisitorsSeeProps) {
  const { picture, title, description } = value;
  const { path, ...shape } = picture;
  const { alt, focus } = words;
  const isMiddle = focus.x === 50 && focus.y === 50;
  const shown = {
    id: 0,
    ...shape,
    ...(alt !== '' && { alt }),
    ...(!isMiddle && { focus }),
    ...(model && { model }),
  };
  switch (kind) {
    case 'offers':
      return (
        <div className={styles.page}>
          <OfferView
            offer={{
              ...shown,
              image: path,
              title: title?.en ?? '',
              description: description?.en ?? '',
            }}
            linkOf={linkOf}
          />
        </div>
      );
    case 'notifications':
      return (
        <div className={styles.dimmed}>
          <dialog
            open
            className={`${dialogStyles.dialog ?? ''} ${notificationStyles.notification ?? ''}`}
          >
            <div className={dialogStyles.content}>
              <div className={dialogStyles.head}>
                <h2>{homeLateTexts.notification.label}</h2>
                <span className={dialogStyles.close}>
                  <Icon name="close" size={24} />
                </span>
              </div>
              <NotificationBody notification={{ ...shown, images: path }} />
            </div>
          </dialog>
        </div>
      );
    case 'gallery':
      return (
        <ul className={`${tileStyles.grid ?? ''} ${styles.page ?? ''}`}>
          <GalleryTile image={{ ...shown, image_path: path }} index={0} count={1} onOpen={linkOf} />
        </ul>
      );
    case 'banners':
      return (
        <div className={styles.hero}>
          <BannerSlide
            banner={{ ...shown, filepath: path }}
            position={1}
            count={1}
            linkOf={linkOf}
          />
        </div>
      );
  }
}
