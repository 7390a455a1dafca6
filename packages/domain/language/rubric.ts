/**
 * What a victim should hear on each screen of the way: that we acknowledge what happened, that such feelings are common, whose
 * fault it is, thanks, the legal notice told humanely, and what happens next, by whom and by when.
 */
export const rubricPoints = ['acknowledge', 'normalise', 'blame', 'thank', 'notice', 'next'] as const
type RubricPoint = (typeof rubricPoints)[number]

/** Which texts of a table make which point; it stands beside them, so that a text that goes does not compile. */
export type RubricOf<Texts> = { readonly [Point in RubricPoint]?: keyof Texts }
