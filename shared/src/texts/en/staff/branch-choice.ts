/** The choice of a branch on the desk, in reports and in Insights. */
export const branchTexts = {
  branch: 'Branch',
  all: 'All branches',
};
