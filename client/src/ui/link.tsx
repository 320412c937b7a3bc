import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** A link inside the site. The router's framework would prefetch its routes; here no code reads the mark for that. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
