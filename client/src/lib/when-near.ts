/** How far below the screen, in pixels, an element counts as near. */
const NEAR_PX = 600;

/**
 * Runs a task once an element comes near the screen.
 * @returns a function that cancels it
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
