/**
 * Lets what moves by itself (`data-moving`) move only while it is seen: the browser lays out and paints each of its
 * frames, wherever it stands.
 */
export function moveWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-seen', isIntersecting);
  });
  document.querySelectorAll('[data-moving]').forEach((each) => observer.observe(each));
}
