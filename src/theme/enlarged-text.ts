/** Windows that are as wide as a desktop's and are laid out as narrow ones, as the visitor has enlarged all letters. */
export const whereEnlarged = '@media (min-width: 1024px) and (max-width: 63.9975rem)';
