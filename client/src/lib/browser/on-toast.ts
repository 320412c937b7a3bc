/** Whether a click was on a toast: while a modal dialog is open, the click reaches the element below the toast. */
export function isOnToast({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...document.querySelectorAll('.Toastify__toast')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}
