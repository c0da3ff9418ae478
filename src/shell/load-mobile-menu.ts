/** Fetches the menu of small screens, with the part of Chakra that it needs. */
export const loadMobileMenu = () => import('./mobile-menu.tsx');
