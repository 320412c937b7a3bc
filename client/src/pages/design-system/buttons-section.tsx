import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const variants = ['primary', 'secondary', 'quiet'] as const;

export function ButtonsSection() {
  return (
    <div className={styles.specimens}>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: ready, busy, disabled`}>
          <div className={styles.row}>
            <Button variant={variant}>Send</Button>
            <Button variant={variant} busy>
              Sending…
            </Button>
            <Button variant={variant} disabled>
              Send
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, with an icon">
        <ButtonLink href="tel:+911234567890">
          <Icon name="phone" />
          Call
        </ButtonLink>
      </Specimen>
      <Specimen name="Link in the look of a button">
        <Link to="/" className={buttonClass('secondary')}>
          Home
        </Link>
      </Specimen>
      <Specimen name="Buttons on a dark ground" isOnDark>
        <div className={styles.row}>
          <Button variant="primary">Send</Button>
          <Button variant="secondary">Call</Button>
        </div>
      </Specimen>
    </div>
  );
}
