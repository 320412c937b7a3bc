/** Whether a click was on a toast: with a modal dialog open, it goes to what lies below. */
export function isOnToast({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...document.querySelectorAll('.Toastify__toast')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}
