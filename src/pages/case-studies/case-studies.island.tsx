import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { SectionProps } from '#src/sections/section-props.ts';
import { FilteredStudies } from './filtered-studies.tsx';

const Router = import.meta.env.SSR ? MemoryRouter : BrowserRouter;

/** The case studies, and the filter that the address names; React Router reads and writes it. */
export function CaseStudiesIsland(props: SectionProps<'case-studies'>) {
  return (
    <Router>
      <FilteredStudies {...props} />
    </Router>
  );
}
