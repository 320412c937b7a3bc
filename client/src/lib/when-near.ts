/** This far below the screen, in pixels, something is worth fetching. */
const NEAR_PX = 600;

/**
 * Runs a task once an element comes near the screen.
 * @returns a function that calls it off
 */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      task();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
