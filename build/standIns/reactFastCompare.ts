/**
 * Stands for `react-fast-compare`, which Helmet asks whether its props are what they were: saying
 * no costs one more look at a page's four or five tags, the comparison more bytes than it saves.
 */
export default function isEqual(): boolean {
  return false
}
