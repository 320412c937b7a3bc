/** How far below the screen, in pixels, an element counts as near. */
const NEAR_PX = 600;

/**
 * Runs a task once an element is on the screen or, after the visitor has begun to scroll, near it: a visitor who
 * stays at the top of a page fetches nothing for the parts below.
 * @returns a function that cancels it
 */
export function whenNear(element: Element, task: () => void): () => void {
  const observe = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        end();
        task();
      },
      { rootMargin },
    );
    observer.observe(element);
    observers.push(observer);
  };
  const observers: IntersectionObserver[] = [];
  const handleScroll = () => observe(`${NEAR_PX}px`);
  const end = () => {
    window.removeEventListener('scroll', handleScroll);
    for (const observer of observers) observer.disconnect();
  };
  observe('0px');
  window.addEventListener('scroll', handleScroll, { once: true, passive: true });
  return end;
}
