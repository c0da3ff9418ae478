/** Windows that are narrower than phones, as where a page is enlarged four times: there axes name fewer places. */
export const narrowest = '@media (max-width: 22.4975rem)';
