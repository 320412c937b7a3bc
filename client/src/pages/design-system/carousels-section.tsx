import { Carousel } from '../../ui/pictures/carousel.tsx';
import { Magnifier } from '../../ui/pictures/magnifier.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const slides = Array.from({ length: 8 }, (_, index) => ({
  key: String(index),
  content: <div className={styles.slide}>{index + 1}</div>,
}));
const picture = {
  path: '/pictures/cb350/side.webp',
  width: 1280,
  height: 960,
  placeholder: '#b3b5b8',
};
const sizes = '(width < 640px) 100vw, 380px';

export function CarouselsSection() {
  return (
    <div className={styles.specimens}>
      <Specimen name="Carousel that wraps, with dots" isWide>
        <Carousel label="Features" ends="wrap" perView={[1, 2, 3]} items={slides} />
      </Specimen>
      <Specimen name="Strip that stops at its ends, arrows at the sides" isWide>
        <Carousel
          label="Models"
          ends="stop"
          perView={[1, 2, 6]}
          controls="sides"
          hasDots={false}
          items={slides}
        />
      </Specimen>
      <Specimen name="Carousel that turns by itself, controls over it" isWide>
        <Carousel
          label="Banners"
          ends="wrap"
          rotateEveryMs={5000}
          controls="over"
          items={slides.slice(0, 3)}
        />
      </Specimen>
      <Specimen name="Carousel of one: nothing to turn" isWide>
        <Carousel label="One" ends="wrap" items={slides.slice(0, 1)} />
      </Specimen>
      <Specimen name="Picture, cut out">
        <Picture picture={picture} alt="CB350" sizes={sizes} isCutOut />
      </Specimen>
      <Specimen name="Picture, on its way or on a ground of its own">
        <Picture picture={picture} alt="CB350" sizes={sizes} />
      </Specimen>
      <Specimen name="Picture that cannot be loaded">
        <Picture
          picture={{ ...picture, path: '/pictures/no-such-model/side.webp' }}
          alt="A model without a picture"
          sizes={sizes}
          isCutOut
        />
      </Specimen>
      <Specimen name="Magnifier" isWide>
        <Magnifier picture={picture} alt="CB350" sizes="(width < 1264px) 100vw, 1200px" isCutOut />
      </Specimen>
    </div>
  );
}
